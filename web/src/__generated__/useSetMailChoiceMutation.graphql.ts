/**
 * @generated SignedSource<<42f37404e113e30dbe9533510e7a571b>>
 * @relayHash 534c99b753dc6cf888fb7688e4dd726c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8264f6f82a79c36022ca817f4baaffaec2606cbdd020d4fc82ad16815d9d348

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MailChoice = "STATEMENT_READY" | "TAX_DOCUMENT_READY" | "WEEK_REJECTED";
export type ChooseMailInput = {
  isWanted: boolean;
  mail: MailChoice;
};
export type useSetMailChoiceMutation$variables = {
  input: ChooseMailInput;
};
export type useSetMailChoiceMutation$data = {
  readonly chooseMail: {
    readonly user: {
      readonly " $fragmentSpreads": FragmentRefs<"useSetMailChoice_user">;
    };
  } | null | undefined;
};
export type useSetMailChoiceMutation = {
  response: useSetMailChoiceMutation$data;
  variables: useSetMailChoiceMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSetMailChoiceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ChooseMailPayload",
        "kind": "LinkedField",
        "name": "chooseMail",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "useSetMailChoice_user"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetMailChoiceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ChooseMailPayload",
        "kind": "LinkedField",
        "name": "chooseMail",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
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
                "name": "mailChoices",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f8264f6f82a79c36022ca817f4baaffaec2606cbdd020d4fc82ad16815d9d348",
    "metadata": {},
    "name": "useSetMailChoiceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6225a379dcd4cde6ebe13059c910c34c";

export default node;
