/** JSON Schemas to validators whose complaints name the field. */
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';

const ajv = new Ajv2020({ allErrors: false, strict: true, allowUnionTypes: true });

/** Checks one value; `undefined` when it conforms, else the field and what is wrong with it. */
export interface Schema<T> {
  /** Short name of what the schema describes, such as `prediction`. */
  readonly title: string;
  complaint(value: unknown): { readonly field: string; readonly message: string } | undefined;
  /** Phantom: the type of a conforming value. */
  readonly type?: T;
}

/** Compiles a JSON Schema (draft 2020-12). The schema's `title` names it in error messages. */
export function compileSchema<T>(jsonSchema: { title: string; [keyword: string]: unknown }): Schema<T> {
  const validate = ajv.compile(jsonSchema);
  return {
    title: jsonSchema.title,
    complaint(value) {
      if (validate(value)) return undefined;
      return describe(validate.errors?.[0]);
    },
  };
}

function describe(error: ErrorObject | undefined) {
  const path = fieldsOf(error?.instancePath ?? '').join('.');
  const extra = error?.params as Record<string, unknown> | undefined;
  const named = extra?.missingProperty ?? extra?.additionalProperty;
  const field = [path, named].filter((part) => part !== undefined && part !== '').join('.');
  return { field: field === '' ? '(whole value)' : field, message: messageOf(error) };
}

/** In words that go with the name of the field before them. */
function messageOf(error: ErrorObject | undefined): string {
  const { allowedValues, type } = (error?.params ?? {}) as { allowedValues?: unknown[]; type?: string | string[] };
  if (error?.keyword === 'required') return 'is missing';
  if (error?.keyword === 'additionalProperties') return 'is no field that is known here';
  if (allowedValues !== undefined) return `must be one of ${allowedValues.map(String).join(', ')}`;
  if (error?.keyword === 'type' && Array.isArray(type)) return `must be ${type.join(' or ')}`;
  return error?.message ?? 'is invalid';
}

/** The names a JSON Pointer (RFC 6901) goes through. */
function fieldsOf(pointer: string): string[] {
  const escaped = pointer.split('/').slice(1);
  return escaped.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
}
