/**
 * @generated SignedSource<<5d266e31b75943473e04cef59b0773c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EditStaffDialog_user$data = {
  readonly dailyRate: number | null | undefined;
  readonly dailyRateFrom: string | null | undefined;
  readonly email: string;
  readonly firstName: string;
  readonly id: string;
  readonly lastName: string;
  readonly phone: string | null | undefined;
  readonly viewerCanSetDailyRate: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"useWorkRelation_user">;
  readonly " $fragmentType": "EditStaffDialog_user";
};
export type EditStaffDialog_user$key = {
  readonly " $data"?: EditStaffDialog_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditStaffDialog_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "EditStaffDialog_user",
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
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dailyRate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dailyRateFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanSetDailyRate",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useWorkRelation_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "321a2b784836e04db3fe8eea9fc08e99";

export default node;
