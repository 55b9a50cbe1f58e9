import SwiftUI

struct SensorView: View {
    @StateObject private var sensor = Sensor()

    var body: some View {
        Text("\(sensor.samples)")
    }
}
