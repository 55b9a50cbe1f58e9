import SwiftUI

struct Folder: Equatable {
  struct Look: Equatable {
    var color: String?
    var symbol = ""
  }

  var look: Look?
  var names: [String] = []
}

@Observable
final class Draft {
  var folder = Folder()
  var others: [Folder] = []

  func shorten() {
    // A name of its own, as the other one is taken.
    let newFolder = folder.names.count
    var changedFolder = folder
    changedFolder.names.removeAll { $0.count < folder.names.count }
    folder = changedFolder
    if var look = others[newFolder].look {
      look.symbol = others[newFolder].look?.color ?? ""
      others[newFolder].look = look
    }
    var newOthers = others
    newOthers.sort { first, second in
      first.names.count * others.count < second.names.count
    }
    others = newOthers
    var changedOthers = others
    changedOthers.removeAll(where: isEmpty)
    others = changedOthers
  }

  private func isEmpty(_ folder: Folder) -> Bool { others.count > 2 && folder.names.isEmpty }
}

struct DraftView: View {
  var draft: Draft

  var body: some View {
    Button(draft.folder.look?.color ?? "none") {
      if draft.others.isEmpty {
        if var look = draft.folder.look {
          look.color = draft.folder.look?.color ?? "blue"
            .uppercased()
          draft.folder.look = look
        }
        if var look = draft.folder.look {
          look.symbol = draft.folder.look?.symbol.lowercased() ?? ""
          draft.folder.look = look
        }
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

@Observable
final class Label {
  var tag = Tag()

  func paint() {
    if var color = tag.color {
      color.append(tag.color ?? "")
      tag.color = color
    }
  }
}

struct LabelView: View {
  var label: Label

  var body: some View { Text(label.tag.color ?? "") }
}
