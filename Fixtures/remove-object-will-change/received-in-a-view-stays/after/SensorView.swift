import SwiftUI

struct SensorView: View {
    @ObservedObject var sensor: Sensor
    @State private var changes = 0

    var body: some View {
        Text("\(changes)")
            .onReceive(sensor.objectWillChange) { changes += 1 }
    }
}
