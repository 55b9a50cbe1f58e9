import SwiftUI

final class Draft: ObservableObject {
  @Published var title = ""
}

final class Other: ObservableObject {
  @Published var count = 0
}

struct Page<Model: ObservableObject, Content: View>: View {
  @ObservedObject var model: Model
  let content: Content

  init(model: Model, @ViewBuilder content: () -> Content) {
    self.model = model
    self.content = content()
  }

  var body: some View {
    Text("\(model)")
    content
  }
}

struct Frame<Model: ObservableObject>: View {
  @ObservedObject var model: Model

  var body: some View {
    Page(model: model) {
      let title = "\(model)"
      Text(title)
      Text("End")
    }
  }
}

struct DraftView: View {
  @StateObject private var draft = Draft()

  var body: some View {
    Frame(model: draft)
  }
}

struct OtherView: View {
  @ObservedObject var other: Other

  var body: some View {
    Text("\(other.count)")
  }
}
