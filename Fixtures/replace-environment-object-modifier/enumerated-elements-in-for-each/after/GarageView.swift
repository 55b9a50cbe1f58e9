import SwiftUI

struct GarageView: View {
    @State private var garage = Garage()

    var body: some View {
        ForEach(Array(garage.cars.enumerated()), id: \.offset) { index, car in
            Text("\(index) \(car.name)")
                .environment(car)
        }
    }
}
