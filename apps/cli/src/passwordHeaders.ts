/** The header with which programs are let into a private server. */
export function passwordHeaders(password: string | undefined): Readonly<Record<string, string>> {
  return password === undefined || password === "" ? {} : { "courtly-password": password };
}
