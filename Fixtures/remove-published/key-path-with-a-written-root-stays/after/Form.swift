import Combine
import Observation

final class Wizard: ObservableObject {
  @Published var name = ""
}

@Observable
final class Other {
  var name = ""
}

struct Holder {
  let wizard = Wizard()
}

let path = \Holder.wizard.$name
