import SwiftUI

@Observable
final class Content {
  var filter = ""
}

struct TableView: View {
  @Environment(Content.self) var content

  var body: some View {
    @Bindable var content = content
#if os(iOS)
    TextField("", text: $content.filter)
#else
    TextField("", text: $content.filter).padding()
#endif
  }
}

struct IndentedView: View {
    @Environment(Content.self) var content

    var body: some View {
        @Bindable var content = content
        #if os(iOS)
            TextField("", text: $content.filter)
        #else
            TextField("", text: $content.filter).padding()
        #endif
    }
}
