import Combine

final class Clock: ObservableObject {
	@Published var time = 0; @Published var zone = 0

	var ticks: AnyPublisher<Int, Never> {
		// TODO(observe-migrate): the publisher '$time' of 'Clock' is used, and a tracked property has none; use 'didSet' of 'time', or keep it with '--bridge-publishers' [publisher-used]
		// TODO(observe-migrate): the publisher '$zone' of 'Clock' is used, and a tracked property has none; use 'didSet' of 'zone', or keep it with '--bridge-publishers' [publisher-used]
		if zone == 0 { return $time.eraseToAnyPublisher() } else { return $zone.eraseToAnyPublisher() }
	}
}