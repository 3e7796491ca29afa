import type { MailSettings } from "../../settings.ts";

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends emails. */
export interface Mailer {
  /** Resolves when the mail server has accepted the email. */
  send(mail: Mail): Promise<void>;
  /** Rejects if the mail server cannot be used. */
  check(): Promise<void>;
}

/** A mail server that does not answer must not keep the service from stopping. */
const PATIENCE_MS = 10_000;

/** Sends emails through an SMTP server. Its package is loaded only if the service sends email. */
export async function smtpMailer({ smtpUrl, from }: MailSettings): Promise<Mailer> {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    // A text must never make the mailer read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      // Keeps auto-responders silent.
      await transport.sendMail({ ...mail, from, headers: { "Auto-Submitted": "auto-generated" } });
    },
    check: async () => {
      await transport.verify();
    },
  };
}
