#if canImport(Kit)
import Kit
#endif
import SwiftUI

extension Files {
  func color(of name: String) -> Color { size(of: name) > 0 ? .blue : .red }
}

struct FilesView: View {
  var files: Files

  var body: some View {
    Button("Load") { files.changed() }.foregroundColor(files.color(of: "a"))
  }
}
