/** Which encodings of a response the client takes. */

/** Whether an Accept-Encoding header names the encoding, and not with the weight 0, which refuses it. */
export function takesEncoding(request: Request, name: string): boolean {
  const accepted = request.headers.get('accept-encoding')?.toLowerCase() ?? '';
  return accepted.split(',').some((entry) => {
    const [encoding, ...parameters] = entry.split(';').map((part) => part.trim());
    return encoding === name && !parameters.some((parameter) => /^q\s*=\s*0(\.0*)?$/.test(parameter));
  });
}
