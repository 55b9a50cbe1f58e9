import SwiftUI

protocol Named: AnyObject, Observable { var name: String { get set } }
@Observable final class Person: Named { var name = "" }
@Observable
final class Dog: Named, Observable { var name = "" }

struct V<T: Named>: View {
    @Bindable var item: T
    var body: some View { TextField("n", text: $item.name) }
}
struct R: View {
    @State var person = Person()
    @State var dog = Dog()
    var body: some View { VStack { V(item: person); V(item: dog) } }
}
