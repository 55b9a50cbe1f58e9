import SwiftUI

struct SensorView: View {
    @State private var sensor = Sensor()

    var body: some View {
        Text("\(sensor.samples)")
    }
}
