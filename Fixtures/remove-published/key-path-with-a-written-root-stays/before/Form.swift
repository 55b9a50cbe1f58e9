import Combine

final class Wizard: ObservableObject {
  @Published var name = ""
}

final class Other: ObservableObject {
  @Published var name = ""
}

struct Holder {
  let wizard = Wizard()
}

let path = \Holder.wizard.$name
