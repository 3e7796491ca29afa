import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import type { MailSettings } from "../../../src/settings.ts";

export const PUBLIC_URL = "https://recloc.example.com";

/** A mail server on a free port of this machine, for all tests of a suite. */
export interface MailServer {
  readonly settings: () => MailSettings;
  /** The emails that it has accepted so far. */
  readonly mails: readonly Email[];
  /** Resolves with the next mail to an address. */
  readonly next: (to: string) => Promise<Email>;
}

export function useMailServer(): MailServer {
  const mails: Email[] = [];
  let read = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mails.push(mail);
          done();
        });
      });
    },
  });
  let port = 0;
  before(async () => {
    await new Promise<void>((resolve) => {
      const { server: listening } = server;
      server.listen(0, "127.0.0.1", () => {
        const address = listening.address();
        port = typeof address === "object" && address !== null ? address.port : 0;
        resolve();
      });
    });
  });
  after(async () => {
    await new Promise<void>((resolve) => {
      server.close(resolve);
    });
  });
  return {
    settings: () => ({
      smtpUrl: `smtp://127.0.0.1:${port}`,
      from: "Recloc <no-reply@recloc.example.com>",
      publicUrl: PUBLIC_URL,
    }),
    mails,
    next: async (to) => {
      for (;;) {
        const at = mails.findIndex((mail, index) => index >= read && mail.to?.[0]?.address === to);
        const mail = mails[at];
        if (mail !== undefined) {
          read = at + 1;
          return mail;
        }
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
  };
}

/** The token in the link of an email. */
export function tokenIn({ text = "" }: Email): string {
  const [, token = ""] =
    /^https:\/\/recloc\.example\.com\/account#reset=([\w-]{43})$/m.exec(text) ?? [];
  return token;
}
