import SwiftUI

enum Radio {
  private protocol Tuned: AnyObject, Observable {
    var station: Int { get }
  }
  @Observable
  private final class Tuner: Tuned, Identifiable, Observable {
    var station = 1
  }

  private struct Band {}
  @Observable
  private class Base: Observable {
    var band: Band?
  }
  @Observable
  private final class Receiver: Base {
    var volume = 1
  }

  // The superclass has to be seen where the subclass is.
  @Observable
  private class Plain: Observable {
    var band: Band?
    init() {}
  }
  @Observable
  private final class Recorder: Plain {
    var length = 1
  }
}

struct RadioView: View {
  private typealias Handler = (Int) -> Void
  private struct Item { let id: Int }

  @State private var model = Model()
  @State private var list = List()
  @State private var plain = Volume()

  var body: some View { Text("\(model.count) \(list.total) \(plain.level)") }

  @Observable
  private final class Model: Observable {
    var handler: Handler?
    var count = 1
  }

  @Observable
  private final class List: Observable {
    var total = 1
    var identify = { (item: Item) in item.id }
  }

  // It names none of these.
  @Observable
  fileprivate final class Volume {
    var level = 1
  }
}
