import SwiftUI

enum Radio {
  private protocol Tuned: ObservableObject {
    var station: Int { get }
  }
  private final class Tuner: Tuned, Identifiable {
    @Published var station = 1
  }

  private struct Band {}
  private class Base: ObservableObject {
    @Published var band: Band?
  }
  private final class Receiver: Base {
    @Published var volume = 1
  }

  // The superclass has to be seen where the subclass is.
  private class Plain {
    var band: Band?
    init() {}
  }
  private final class Recorder: Plain, ObservableObject {
    @Published var length = 1
  }
}

struct RadioView: View {
  private typealias Handler = (Int) -> Void
  private struct Item { let id: Int }

  @StateObject private var model = Model()
  @StateObject private var list = List()
  @StateObject private var plain = Volume()

  var body: some View { Text("\(model.count) \(list.total) \(plain.level)") }

  private final class Model: ObservableObject {
    @Published var handler: Handler?
    @Published var count = 1
  }

  private final class List: ObservableObject {
    @Published var total = 1
    var identify = { (item: Item) in item.id }
  }

  // It names none of these.
  private final class Volume: ObservableObject {
    @Published var level = 1
  }
}
