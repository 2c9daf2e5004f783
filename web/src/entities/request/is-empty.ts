/**
 * Whether a field of a request says nothing: the form did not ask, or the patient did not answer.
 */
export function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  );
}
