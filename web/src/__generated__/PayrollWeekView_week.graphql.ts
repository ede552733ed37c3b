/**
 * @generated SignedSource<<6f24d76668a66ccbc6b9c77be2299def>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PayrollWeekView_week$data = {
  readonly run: {
    readonly " $fragmentSpreads": FragmentRefs<"PayrollRunView_run">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PayrollForm_week" | "PayrollRunView_week">;
  readonly " $fragmentType": "PayrollWeekView_week";
};
export type PayrollWeekView_week$key = {
  readonly " $data"?: PayrollWeekView_week$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayrollWeekView_week">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PayrollWeekView_week",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PayrollRun",
      "kind": "LinkedField",
      "name": "run",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PayrollRunView_run"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PayrollRunView_week"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PayrollForm_week"
    }
  ],
  "type": "PayrollWeek",
  "abstractKey": null
};

(node as any).hash = "e1e738fab6ba5957953341fb07a23fd6";

export default node;
