import { useEffect, useState } from "preact/hooks";
import type { Workbench } from "../../../views/workbench/schema.ts";
import { Tabs, type Tab } from "../../shared/tabs.tsx";
import { CurlCall } from "./curl-call.tsx";
import type { Question } from "../decoder.ts";
import { HowItWasRead } from "./how-it-was-read.tsx";
import { Itinerary } from "../itinerary/itinerary.tsx";
import { Json } from "./json.tsx";
import type { Links } from "../links.ts";

interface Props extends Links {
  readonly question: Question;
  readonly model: Workbench;
}

/** What the text says, with a tab for each view. */
export function Answer({ question, model, ...links }: Props) {
  const [chosen, choose] = useState("itinerary");
  useEffect(() => {
    links.link([]);
  }, [chosen, model]);
  const { v4, v3, booking } = model.answers;
  const refusal = model.message ?? "";
  const json = (id: string, label: string, value: unknown): Tab => ({
    id,
    label,
    content: () => <Json label={label} value={value} refusal={refusal} />,
  });
  const tabs: Tab[] = [
    {
      id: "itinerary",
      label: "Itinerary",
      content: () => <Itinerary model={model} links={links} />,
    },
    json("v4", "v4", v4),
    json("v3", "v3", v3),
    json("booking", "Booking", booking),
    {
      id: "reading",
      label: "How it was read",
      content: () => <HowItWasRead model={model} text={question.text} goTo={links.goTo} />,
    },
    { id: "curl", label: "curl", content: () => <CurlCall question={question} /> },
  ];
  return <Tabs label="Views of the result" tabs={tabs} chosen={chosen} choose={choose} />;
}
