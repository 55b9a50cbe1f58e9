import OrderedCollections
import SwiftUI

@Observable
final class Document: Hashable {
  var title = ""

  static func == (one: Document, other: Document) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@Observable
final class Tabs {
  var documents: OrderedSet<Document> = []
  private(set) var byName: OrderedDictionary<String, Document> = [:]

  func open(_ document: Document) {
    documents.append(document)
    byName[document.title] = document
  }
}

struct TabsView: View {
  var tabs: Tabs

  var body: some View {
    ForEach(tabs.documents, id: \.self) { document in
      DocumentView(document: document)
    }
  }
}

struct DocumentView: View {
  var document: Document

  var body: some View {
    Text(document.title)
  }
}
