/**
 * @generated SignedSource<<1223ff119acb9cf26fbc5f8fdaf5138f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PayrollRunMenu_run$data = {
  readonly id: string;
  readonly number: number;
  readonly viewerCanMarkPaid: boolean;
  readonly viewerCanVoid: boolean;
  readonly " $fragmentType": "PayrollRunMenu_run";
};
export type PayrollRunMenu_run$key = {
  readonly " $data"?: PayrollRunMenu_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayrollRunMenu_run">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PayrollRunMenu_run",
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
      "name": "viewerCanMarkPaid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanVoid",
      "storageKey": null
    }
  ],
  "type": "PayrollRun",
  "abstractKey": null
};

(node as any).hash = "f5a8c0ae00d74e26c4c34fc9873529aa";

export default node;
