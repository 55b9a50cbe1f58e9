import SwiftUI

final class Item: ObservableObject {
  @Published var title = ""
}

final class RowModel: ObservableObject {
  @Published var draft = ""
  let heading: String

  init(_ item: Item) { heading = item.title }
}

struct Row: View {
  @ObservedObject var model: RowModel

  var body: some View { TextField(model.heading, text: $model.draft) }
}

/// It observes the one, and makes the row of the other.
struct Rows: View {
  @ObservedObject var first: Item
  let second: Item

  var body: some View {
    Text(first.title)
    Row(model: RowModel(second))
    Button("Rename") { second.title += "!" }
  }
}
