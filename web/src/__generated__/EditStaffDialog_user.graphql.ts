/**
 * @generated SignedSource<<7b271fcb4c41dde48f35b99c6cfbb9e8>>
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
  readonly payRates: ReadonlyArray<{
    readonly dailyRate: number | null | undefined;
    readonly effectiveFrom: string;
  }>;
  readonly phone: string | null | undefined;
  readonly viewerCanSetDailyRate: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"useWorkRelation_user">;
  readonly " $fragmentType": "EditStaffDialog_user";
};
export type EditStaffDialog_user$key = {
  readonly " $data"?: EditStaffDialog_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditStaffDialog_user">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dailyRate",
  "storageKey": null
};
return {
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
    (v0/*:: as any*/),
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
      "concreteType": "PayRate",
      "kind": "LinkedField",
      "name": "payRates",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "effectiveFrom",
          "storageKey": null
        }
      ],
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
})();

(node as any).hash = "98f4e37cf4b7b487e66dfeeaa3410534";

export default node;
