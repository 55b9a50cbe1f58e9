import SwiftUI

@Observable
class Base<T> { var v: T?; init() {} }
typealias B<T> = Base<T>
typealias Pair<X> = Base<(X, X)>
@Observable
final class One: B<Int> { var n = 0 }
@Observable
final class Two: Pair<Int> { var n = 0 }
struct V: View {
    @State var one = One(); @State var two = Two()
    var body: some View { Stepper("\(two.n)", value: $one.n) }
}
