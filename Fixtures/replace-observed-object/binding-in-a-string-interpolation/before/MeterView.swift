import SwiftUI

struct MeterView: View {
    @ObservedObject var meter: Meter

    var body: some View {
        Text("value: \($meter.value.wrappedValue)")
    }
}
