import { useState } from "preact/hooks";
import type { KeyEntry, Limits, MadeKeyAnswer } from "../../../server/site/schema.ts";
import { countOf } from "../../shared/count.ts";
import { Dialog, DialogButtons } from "../form/dialog.tsx";
import { Choice, Failure, TextField } from "../form/fields.tsx";
import { useForm, type FieldProblems, type Values } from "../form/form.ts";
import { nameOf } from "./key-list.ts";
import { limitProblem, limitsOf, nameProblem } from "../rules.ts";
import { site } from "../site.ts";

interface MakingProps {
  readonly made: (made: MadeKeyAnswer) => void;
  readonly close: () => void;
}

interface ChangingProps {
  readonly entry: KeyEntry;
  readonly done: (record: KeyEntry, said: string) => void;
  readonly close: () => void;
}

interface Bounded {
  /** The most that the service allows. */
  readonly bounds: Limits;
}

export function CreateDialog({ bounds, made, close }: MakingProps & Bounded) {
  const { problems, failure, isBusy, onSubmit } = useForm({
    check: (values) => ({ ...nameProblem(values("name")), ...limitProblems(values, bounds) }),
    submit: async (values) => {
      const limits = limitsOf(values("perMinute"), values("perDay"));
      made(await site.createKey(values("name"), limits));
    },
    fieldOf: { name: "name", limits: "perMinute" },
  });
  return (
    <Dialog title="Create a key" close={close}>
      <form class="fields" noValidate onSubmit={onSubmit}>
        <TextField
          label="Name"
          name="name"
          hint="Where it is used: a programme, a customer, a machine."
          problem={problems.name}
        />
        <LimitFields limits={bounds} bounds={bounds} problems={problems} />
        <Failure text={failure} />
        <DialogButtons act="Create key" isBusy={isBusy} close={close} />
      </form>
    </Dialog>
  );
}

export function LimitsDialog({ entry, bounds, done, close }: ChangingProps & Bounded) {
  const { problems, failure, isBusy, onSubmit } = useForm({
    check: (values) => limitProblems(values, bounds),
    submit: async (values) => {
      const limits = limitsOf(values("perMinute"), values("perDay"));
      const { record } = await site.limitKey(entry.id, limits);
      done(record, `The limits of “${nameOf(record)}” are changed.`);
    },
    fieldOf: { limits: "perMinute" },
  });
  return (
    <Dialog title={`Limits of “${nameOf(entry)}”`} close={close}>
      <form class="fields" noValidate onSubmit={onSubmit}>
        <p>Requests beyond a limit are answered with 429, and when there may be more.</p>
        <LimitFields limits={entry.limits} bounds={bounds} problems={problems} />
        <Failure text={failure} />
        <DialogButtons act="Save limits" isBusy={isBusy} close={close} />
      </form>
    </Dialog>
  );
}

const LIMITS = [
  ["perMinute", "Requests a minute"],
  ["perDay", "Requests a day"],
] as const;

interface LimitFieldsProps extends Bounded {
  readonly limits: Limits;
  readonly problems: FieldProblems;
}

function LimitFields({ limits, bounds, problems }: LimitFieldsProps) {
  return (
    <div class="pair">
      {LIMITS.map(([name, label]) => (
        <TextField
          key={name}
          label={label}
          name={name}
          inputMode="numeric"
          value={limits[name]?.toString() ?? ""}
          hint={boundHint(bounds[name])}
          problem={problems[name]}
        />
      ))}
    </div>
  );
}

function boundHint(bound: number | null): string {
  return bound === null ? "Empty: no limit." : `At most ${countOf(bound)} here.`;
}

function limitProblems(values: Values, bounds: Limits): FieldProblems {
  return {
    ...limitProblem("perMinute", values("perMinute"), bounds.perMinute),
    ...limitProblem("perDay", values("perDay"), bounds.perDay),
  };
}

/** For how many hours the key still holds as it was. */
const GRACES = [
  { value: 0, text: "At once" },
  { value: 1, text: "1 hour" },
  { value: 24, text: "1 day" },
  { value: 168, text: "7 days" },
];

export function RotateDialog({ entry, made, close }: MakingProps & { entry: KeyEntry }) {
  const [grace, setGrace] = useState(24);
  const { failure, isBusy, onSubmit } = useForm({
    check: () => ({}),
    submit: async () => {
      made(await site.rotateKey(entry.id, grace));
    },
  });
  return (
    <Dialog title={`Rotate “${nameOf(entry)}”`} close={close}>
      <form class="fields" noValidate onSubmit={onSubmit}>
        <p>
          You get a new key in place of <code>{entry.prefix}…</code>. Its name, limits and usage go
          on.
        </p>
        <div class="field">
          <span aria-hidden="true" class="label">
            The old key ends
          </span>
          <Choice label="The old key ends" options={GRACES} chosen={grace} choose={setGrace} />
          <p class="faint">
            {grace === 0
              ? "What still sends it is refused at once."
              : "Until then both work, so that nothing stops while you replace it."}
          </p>
        </div>
        <Failure text={failure} />
        <DialogButtons act="Rotate key" isBusy={isBusy} close={close} />
      </form>
    </Dialog>
  );
}

export function RevokeDialog({ entry, done, close }: ChangingProps) {
  const { failure, isBusy, onSubmit } = useForm({
    check: () => ({}),
    submit: async () => {
      const { record } = await site.revokeKey(entry.id);
      done(record, `“${nameOf(record)}” is revoked.`);
    },
  });
  return (
    <Dialog title={`Revoke “${nameOf(entry)}”?`} close={close}>
      <form class="fields" noValidate onSubmit={onSubmit}>
        <p>
          Whatever sends <code>{entry.prefix}…</code> is refused from now on, with 403. This cannot
          be undone; its usage stays to be seen.
        </p>
        <Failure text={failure} />
        <DialogButtons act="Revoke key" isDanger isBusy={isBusy} close={close} />
      </form>
    </Dialog>
  );
}
