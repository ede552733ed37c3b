/**
 * @generated SignedSource<<e61fe209faf0c935cf791d7babb748a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RateFact_user$data = {
  readonly dailyRate: number | null | undefined;
  readonly dailyRateFrom: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly payRates: ReadonlyArray<{
    readonly dailyRate: number | null | undefined;
    readonly effectiveFrom: string;
  }>;
  readonly viewerCanSetDailyRate: boolean;
  readonly " $fragmentType": "RateFact_user";
};
export type RateFact_user$key = {
  readonly " $data"?: RateFact_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"RateFact_user">;
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
  "name": "RateFact_user",
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
      "name": "name",
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
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "f4fdb28f2df10a48ce282524f03309ee";

export default node;
