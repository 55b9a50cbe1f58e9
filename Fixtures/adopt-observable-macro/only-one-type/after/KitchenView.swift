import SwiftUI

struct KitchenView: View {
    @Bindable var kettle: Kettle
    @ObservedObject var toaster: Toaster

    var body: some View {
        Toggle("Kettle", isOn: $kettle.isBoiling)
        Text("\(toaster.slices) slices")
    }
}
