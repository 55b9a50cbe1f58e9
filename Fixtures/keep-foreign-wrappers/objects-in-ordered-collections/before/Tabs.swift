import OrderedCollections
import SwiftUI

final class Document: ObservableObject, Hashable {
  @Published var title = ""

  static func == (one: Document, other: Document) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

final class Tabs: ObservableObject {
  @Published var documents: OrderedSet<Document> = []
  @Published private(set) var byName: OrderedDictionary<String, Document> = [:]

  func open(_ document: Document) {
    documents.append(document)
    byName[document.title] = document
  }
}

struct TabsView: View {
  @ObservedObject var tabs: Tabs

  var body: some View {
    ForEach(tabs.documents, id: \.self) { document in
      DocumentView(document: document)
    }
  }
}

struct DocumentView: View {
  @ObservedObject var document: Document

  var body: some View {
    Text(document.title)
  }
}
