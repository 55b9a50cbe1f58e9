import SwiftUI

@Observable
final class Draft {
  var title = ""
}

@Observable
final class Other {
  var count = 0
}

struct Page<Model: AnyObject & Observable, Content: View>: View {
  var model: Model
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

struct Frame<Model: AnyObject & Observable>: View {
  var model: Model

  var body: some View {
    Page(model: model) {
      let title = "\(model)"
      Text(title)
      Text("End")
    }
  }
}

struct DraftView: View {
  @State private var draft = Draft()

  var body: some View {
    Frame(model: draft)
  }
}

struct OtherView: View {
  var other: Other

  var body: some View {
    Text("\(other.count)")
  }
}
