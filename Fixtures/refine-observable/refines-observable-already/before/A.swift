import SwiftUI

protocol Named: ObservableObject, Observable { var name: String { get set } }
@Observable final class Person: Named { var name = "" }
final class Dog: Named, Observable { @Published var name = "" }

struct V<T: Named>: View {
    @ObservedObject var item: T
    var body: some View { TextField("n", text: $item.name) }
}
struct R: View {
    @State var person = Person()
    @StateObject var dog = Dog()
    var body: some View { VStack { V(item: person); V(item: dog) } }
}
