import SwiftUI

@Observable
final class Seats {
  var count = 4
  var first: String?
  @ObservationIgnored var last: String?

  func assign(_ guest: String) -> Bool {
    first = guest
    return true
  }

  func place(_ guests: String..., at table: Int = 0) -> Bool {
    last = guests.last
    return true
  }
}

struct Samples {
  let count: Int

  func copied(from source: UnsafeMutablePointer<Float>) -> Int {
    let numbers = UnsafeMutablePointer<Float>.allocate(capacity: count)
    numbers.assign(from: source, count: count)
    return count
  }
}

extension UnsafeMutablePointer {
  func assign(from source: UnsafeMutablePointer<Pointee>, count: Int) {}
}

struct TablesView: View {
  let seats: [Seats]

  var body: some View {
    let placed = seats.map { seat in seat.place("Ada", "Grace", at: 2) }
    Text("\(placed.count)")
  }
}
