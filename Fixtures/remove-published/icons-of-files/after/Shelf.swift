import AppKit
import SwiftUI

@Observable
final class Shelf {
  var paths: [String] = []
  var isSaving = false

  func save(to url: URL) {
    isSaving = true
    try? paths.joined().write(to: url, atomically: true, encoding: .utf8)
    isSaving = false
  }
}

/// The icon of a file is no part of its content.
struct Thumbnail: View {
  var shelf: Shelf
  let path: String

  var body: some View {
    Image(nsImage: NSWorkspace.shared.icon(forFile: path))
    Text(shelf.paths.joined())
    Button("save") { shelf.save(to: URL(fileURLWithPath: path)) }
  }
}

struct Preview: View {
  var shelf: Shelf
  let url: URL

  var body: some View {
    let _ = shelf.isSaving
    Text((try? String(contentsOf: url, encoding: .utf8)) ?? "")
    Text(shelf.paths.joined())
    Button("save") { shelf.save(to: url) }
  }
}
