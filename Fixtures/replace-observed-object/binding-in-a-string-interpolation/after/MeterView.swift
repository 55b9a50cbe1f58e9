import SwiftUI

struct MeterView: View {
    @Bindable var meter: Meter

    var body: some View {
        Text("value: \($meter.value.wrappedValue)")
    }
}
