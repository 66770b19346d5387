/** Variables of another machine: every one a program finds in an ordinary run has another value, and there are more of them. */
export const otherVariables: Readonly<Record<string, string>> = {
  PATH: '/bin',
  HOME: '/midrun',
  TZ: 'NPT-5:45',
  LC_ALL: 'C',
  USER: 'somebody',
  LANG: 'C',
  PADDING: 'x'.repeat(3000),
};
