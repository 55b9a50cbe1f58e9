import SwiftUI

@propertyWrapper
struct Kept<Value> {
  var wrappedValue: Value
}

typealias StateObject = Kept

final class Shelf: ObservableObject {
  @Published var books = 0
}

struct ShelfView: View {
  @StateObject var shelf = Shelf()

  var body: some View { Text("\(shelf.books)") }
}
