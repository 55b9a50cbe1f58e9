import SwiftUI

struct CounterView: View {
    @State private var count = 0
    @State private var name = ""

    var body: some View {
        TextField("\(count)", text: $name)
    }
}
