import SwiftUI

struct Folder: Equatable {
  struct Look: Equatable {
    var color: String?
    var symbol = ""
  }

  var look: Look?
  var names: [String] = []
}

final class Draft: ObservableObject {
  @Published var folder = Folder()
  @Published var others: [Folder] = []

  func shorten() {
    // A name of its own, as the other one is taken.
    let newFolder = folder.names.count
    folder.names.removeAll { $0.count < folder.names.count }
    others[newFolder].look?.symbol = others[newFolder].look?.color ?? ""
    others.sort { first, second in
      first.names.count * others.count < second.names.count
    }
    others.removeAll(where: isEmpty)
  }

  private func isEmpty(_ folder: Folder) -> Bool { others.count > 2 && folder.names.isEmpty }
}

struct DraftView: View {
  @ObservedObject var draft: Draft

  var body: some View {
    Button(draft.folder.look?.color ?? "none") {
      if draft.others.isEmpty {
        draft.folder.look?.color = draft.folder.look?.color ?? "blue"
          .uppercased()
        draft.folder.look?.symbol = draft.folder.look?.symbol.lowercased() ?? ""
      }
    }
    Button("\(draft.others.count)") { draft.shorten() }
  }
}

/// Only the name is compared: a part is stored, which is announced.
struct Tag: Equatable {
  var name = ""
  var color: String?

  static func == (first: Tag, second: Tag) -> Bool { first.name == second.name }
}

final class Label: ObservableObject {
  @Published var tag = Tag()

  func paint() { tag.color?.append(tag.color ?? "") }
}

struct LabelView: View {
  @ObservedObject var label: Label

  var body: some View { Text(label.tag.color ?? "") }
}
