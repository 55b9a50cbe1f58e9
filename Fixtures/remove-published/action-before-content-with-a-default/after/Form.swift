import SwiftUI

@Observable
final class Field {
  var isValid = false
  var count = 0

  func validate() -> Int? {
    isValid = count > 0
    return isValid ? count : nil
  }
}

struct Screen<Content: View, Top: View>: View {
  let onVerify: () -> Void
  let content: () -> Content
  let top: () -> Top

  init(
    onVerify: @escaping () -> Void, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder top: @escaping () -> Top = { EmptyView() }
  ) {
    self.onVerify = onVerify
    self.content = content
    self.top = top
  }

  var body: some View {
    VStack {
      top()
      content()
      Button("Verify") { onVerify() }
    }
  }
}

struct FormView: View {
  @State private var field = Field()

  var body: some View {
    Screen {
      guard let count = field.validate() else { return }
      print(count)
    } content: {
      Text(field.isValid ? "ok" : "no")
    }
  }
}
