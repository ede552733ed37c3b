/**
 * @generated SignedSource<<aec031a2ecf91005d7c8cdee49c356e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PayrollRunStatus = "PAID" | "PROCESSED" | "VOID";
import { FragmentRefs } from "relay-runtime";
export type EarningDays_run$data = {
  readonly id: string;
  readonly number: number;
  readonly status: PayrollRunStatus;
  readonly " $fragmentType": "EarningDays_run";
};
export type EarningDays_run$key = {
  readonly " $data"?: EarningDays_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"EarningDays_run">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EarningDays_run",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "PayrollRun",
  "abstractKey": null
};

(node as any).hash = "8bb25f1cfa181af698e5ccea83f32c18";

export default node;
