import SwiftUI

final class Draft: ObservableObject {
  @Published var text = ""

  static func final(_ draft: Draft) -> Printed { Printed() }
}

final class Printed: ObservableObject {
  @Published var copies = 1
}

precedencegroup Pipe {
  lowerThan: TernaryPrecedence
  associativity: left
}
infix operator |> : Pipe

func |> <Input, Output>(input: Input, change: (Input) -> Output) -> Output { change(input) }

struct PagesView: View {
  let isShort: Bool
  let one: Draft
  let other: Draft

  var body: some View {
    Text("pages").environmentObject(isShort ? one : other |> Draft.final)
  }
}
