import SwiftUI

struct Folder {
  struct Look {
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
