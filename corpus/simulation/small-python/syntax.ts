/** The part of Python that generated programs are written in: whole numbers, truth values, lists, functions, loops. */

export type ArithmeticOperator = '+' | '-' | '*' | '//' | '%' | '|' | '&';
export type ComparisonOperator = '<' | '<=' | '>' | '>=' | '==' | '!=';

export type Expression =
  | { readonly kind: 'constant'; readonly value: bigint | boolean | null }
  | { readonly kind: 'name'; readonly name: string }
  /** A list, or a tuple, which is held to be one. */
  | { readonly kind: 'list'; readonly items: readonly Expression[] }
  | { readonly kind: 'negative' | 'not'; readonly operand: Expression }
  | {
      readonly kind: 'arithmetic';
      readonly operator: ArithmeticOperator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | {
      readonly kind: 'comparison';
      readonly operator: ComparisonOperator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: 'and' | 'or'; readonly left: Expression; readonly right: Expression }
  | { readonly kind: 'choice'; readonly test: Expression; readonly yes: Expression; readonly no: Expression }
  | { readonly kind: 'call'; readonly name: string; readonly given: readonly Expression[] }
  | {
      readonly kind: 'method';
      readonly object: Expression;
      readonly name: string;
      readonly given: readonly Expression[];
    }
  | { readonly kind: 'item'; readonly object: Expression; readonly index: Expression }
  | {
      readonly kind: 'slice';
      readonly object: Expression;
      readonly from: Expression | undefined;
      readonly to: Expression | undefined;
    };

export type Target = Extract<Expression, { kind: 'name' | 'item' | 'list' }>;

export type Statement = { readonly line: number } & (
  | { readonly kind: 'assign'; readonly targets: readonly Target[]; readonly value: Expression }
  | {
      readonly kind: 'update';
      readonly target: Target;
      readonly operator: ArithmeticOperator;
      readonly value: Expression;
    }
  | { readonly kind: 'expression'; readonly value: Expression }
  | { readonly kind: 'return'; readonly value: Expression }
  | { readonly kind: 'break' | 'continue' | 'pass' }
  /** `elif` is an `if` in the otherwise of another. */
  | { readonly kind: 'if'; readonly test: Expression; readonly body: Block; readonly otherwise: Block }
  | { readonly kind: 'while'; readonly test: Expression; readonly body: Block }
  | { readonly kind: 'for'; readonly target: Target; readonly over: Expression; readonly body: Block }
  | { readonly kind: 'define'; readonly name: string; readonly parameters: readonly string[]; readonly body: Block }
);

export type Block = readonly Statement[];
