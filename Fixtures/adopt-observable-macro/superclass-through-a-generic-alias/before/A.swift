import SwiftUI

class Base<T>: ObservableObject { @Published var v: T?; init() {} }
typealias B<T> = Base<T>
typealias Pair<X> = Base<(X, X)>
final class One: B<Int> { @Published var n = 0 }
final class Two: Pair<Int> { @Published var n = 0 }
struct V: View {
    @StateObject var one = One(); @StateObject var two = Two()
    var body: some View { Stepper("\(two.n)", value: $one.n) }
}
