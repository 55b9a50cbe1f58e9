import SwiftUI

protocol Titled: AnyObject {
  var title: String { get }
}

typealias TitledObject = Titled & ObservableObject

final class Draft: ObservableObject {
  @Published var title = ""
}

struct Page<Model: ObservableObject>: View {
  @ObservedObject var model: Model

  var body: some View {
    Text("\(model)")
  }
}

/// Nothing uses it yet.
struct TitledPage<Model: TitledObject>: View {
  @ObservedObject var model: Model

  var body: some View {
    Page(model: model)
  }
}

struct Shelf {
  var all: [any TitledObject] = []
}

struct DraftView: View {
  @StateObject private var draft = Draft()

  var body: some View {
    Page(model: draft)
  }
}
