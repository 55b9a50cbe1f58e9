import SwiftUI
import WebKit

@Observable
final class Draft {
  var content = ""
  var offset = 0
  let file = URL(fileURLWithPath: "/tmp/preview.html")

  func render() throws {
    try Data(content.utf8).write(to: file)
    content += "."
  }
}

/// Shows the file that the object writes, and reads only where it scrolls.
struct Preview: NSViewRepresentable {
  var draft: Draft

  func makeNSView(context: Context) -> WKWebView { WKWebView() }

  func updateNSView(_ view: WKWebView, context: Context) {
    let _ = draft.content
    view.loadFileURL(draft.file, allowingReadAccessTo: draft.file)
    view.pageZoom = CGFloat(draft.offset)
  }
}
