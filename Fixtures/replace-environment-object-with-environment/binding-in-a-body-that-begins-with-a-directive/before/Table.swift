import SwiftUI

final class Content: ObservableObject {
  @Published var filter = ""
}

struct TableView: View {
  @EnvironmentObject var content: Content

  var body: some View {
#if os(iOS)
    TextField("", text: $content.filter)
#else
    TextField("", text: $content.filter).padding()
#endif
  }
}

struct IndentedView: View {
    @EnvironmentObject var content: Content

    var body: some View {
        #if os(iOS)
            TextField("", text: $content.filter)
        #else
            TextField("", text: $content.filter).padding()
        #endif
    }
}
