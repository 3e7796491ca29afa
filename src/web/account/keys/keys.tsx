import { useState } from "preact/hooks";
import type { KeyEntry, Limits, NewKeyAnswer } from "../../../server/site/schema.ts";
import { CreateDialog, LimitsDialog, RevokeDialog, RotateDialog } from "./key-dialogs.tsx";
import { Notice } from "../form/fields.tsx";
import { nameOf } from "./key-list.ts";
import { KeyTable, type KeyAction } from "./key-table.tsx";
import { NewKey } from "./new-key.tsx";
import { RevokedKeys } from "./revoked-keys.tsx";

interface KeysProps {
  readonly keys: readonly KeyEntry[];
  readonly put: (record: KeyEntry) => void;
  /** The most that the service allows. */
  readonly bounds: Limits;
}

/** The purpose of the open dialog. */
type Asked = { readonly act: "create" } | { readonly act: KeyAction; readonly key: KeyEntry };

/** The keys of the account and the actions on them. */
export function Keys({ keys, put, bounds }: KeysProps) {
  const { asked, setAsked, made, notice, ...work } = useKeyWork(put);
  const inUse = keys.filter(({ revokedAt }) => revokedAt === null);
  return (
    <section class="panel" aria-labelledby="keys-title">
      <div class="head">
        <h2 id="keys-title" tabIndex={-1}>
          API keys
        </h2>
        <button
          type="button"
          class="main"
          onClick={() => {
            setAsked({ act: "create" });
          }}
        >
          Create key
        </button>
      </div>
      <Notice text={notice} />
      {made === null ? null : <NewKey key={made.key} made={made} close={work.putAway} />}
      {inUse.length === 0 ? (
        <p class="faint">
          No active key. Applications send their key in the <code>X-Api-Key</code> header, or as{" "}
          <code>Authorization: Bearer</code>; create a separate key for each application.
        </p>
      ) : (
        <KeyTable
          keys={inUse}
          ask={(act, key) => {
            setAsked({ act, key });
          }}
          renamed={(record) => {
            work.done(record, `The key is now called “${nameOf(record)}”.`);
          }}
        />
      )}
      <RevokedKeys keys={keys.filter(({ revokedAt }) => revokedAt !== null)} />
      {asked === null ? null : <AskedDialog asked={asked} bounds={bounds} {...work} />}
    </section>
  );
}

/** The state of the dialogs and messages about keys. */
function useKeyWork(put: KeysProps["put"]) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [made, setMade] = useState<NewKeyAnswer | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const close = (): void => {
    setAsked(null);
  };
  const done = (record: KeyEntry, message: string): void => {
    put(record);
    setNotice(message);
    close();
  };
  const show = (answer: NewKeyAnswer): void => {
    put(answer.record);
    setMade(answer);
    setNotice(null);
    close();
  };
  const putAway = (): void => {
    setMade(null);
    document.querySelector<HTMLElement>("#keys-title")?.focus();
  };
  return { asked, setAsked, made, notice, close, done, show, putAway };
}

interface AskedDialogProps {
  readonly asked: Asked;
  readonly bounds: Limits;
  readonly show: (made: NewKeyAnswer) => void;
  readonly done: (record: KeyEntry, message: string) => void;
  readonly close: () => void;
}

function AskedDialog({ asked, bounds, show, done, close }: AskedDialogProps) {
  switch (asked.act) {
    case "create":
      return <CreateDialog bounds={bounds} made={show} close={close} />;
    case "rotate":
      return <RotateDialog entry={asked.key} made={show} close={close} />;
    case "limits":
      return <LimitsDialog entry={asked.key} bounds={bounds} done={done} close={close} />;
    case "revoke":
      return <RevokeDialog entry={asked.key} done={done} close={close} />;
  }
}
