/**
 * @generated SignedSource<<a790e1fb1afac092605140323ea39f60>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AdminActivityEntry_log$data = {
  readonly action: string;
  readonly deletedActor: {
    readonly name: string;
  } | null | undefined;
  readonly entityId: string | null | undefined;
  readonly entityType: string;
  readonly sentence: string;
  readonly timestamp: string;
  readonly user: {
    readonly " $fragmentSpreads": FragmentRefs<"PersonLink_user">;
  } | null | undefined;
  readonly " $fragmentType": "AdminActivityEntry_log";
};
export type AdminActivityEntry_log$key = {
  readonly " $data"?: AdminActivityEntry_log$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminActivityEntry_log">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AdminActivityEntry_log",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "action",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentence",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entityType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entityId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timestamp",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "PersonLink_user",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "viewerCanOpen",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DeletedActor",
      "kind": "LinkedField",
      "name": "deletedActor",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "AuditLog",
  "abstractKey": null
};
})();

(node as any).hash = "bf637bc81d3bab4a8bdfc002b4e85fed";

export default node;
