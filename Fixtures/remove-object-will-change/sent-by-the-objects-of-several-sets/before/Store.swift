import CoreData
import SwiftUI

enum Store {
  static func changed(_ inserted: Set<NSManagedObject>, _ updated: Set<NSManagedObject>) {
    for object in inserted.union(updated).subtracting([]) { object.objectWillChange.send() }
    inserted.intersection(updated).first?.objectWillChange.send()
  }
}

final class Counter: ObservableObject {
  @Published var count = 0
}

struct CounterView: View {
  @ObservedObject var counter: Counter

  var body: some View { Text("\(counter.count)") }
}
