import SwiftUI
import WebKit

final class Draft: ObservableObject {
  @Published var content = ""
  @Published var offset = 0
  let file = URL(fileURLWithPath: "/tmp/preview.html")

  func render() throws {
    try Data(content.utf8).write(to: file)
    content += "."
  }
}

/// Shows the file that the object writes, and reads only where it scrolls.
struct Preview: NSViewRepresentable {
  @ObservedObject var draft: Draft

  func makeNSView(context: Context) -> WKWebView { WKWebView() }

  func updateNSView(_ view: WKWebView, context: Context) {
    view.loadFileURL(draft.file, allowingReadAccessTo: draft.file)
    view.pageZoom = CGFloat(draft.offset)
  }
}
